import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How to start a browser, as Playwright's launch options take it. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPaths = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
// A container seldom allows the sandbox; the pages shown are our own.
const args = ['--no-sandbox'];

/**
 * An installed Chromium or Chrome, else the one that comes from npm, unpacked once for each user.
 * @throws where there is neither.
 */
export async function findBrowser(): Promise<Browser> {
  const installed = candidates().find(starts);
  return installed ? { executablePath: installed, args, env: environment() } : packaged();
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...onPath, ...usualPaths].filter((path) => path && existsSync(path));
}

/** Some systems put a script there that only tells how to install the browser. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 10_000, stdio: 'ignore' }).status === 0;
}

function packaged(): Browser {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium or Chrome was found: install one, or name it in CHROME_PATH.');
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.index\.js$/, 'package.json');
  const { version } = createRequire(import.meta.url)(manifest) as { version: string };
  const folder = join(cacheFolder(), `chromium-${version}`);
  if (!existsSync(folder)) unpack(dirname(manifest), folder);
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...environment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), args, env };
}

/**
 * Unpacked aside and renamed, so that several processes may do it at once and none sees a half.
 * The package unpacks into the temporary folder, and its libraries only where it believes to be on Amazon Linux.
 */
function unpack(packageFolder: string, folder: string): void {
  const aside = mkdtempSync(`${folder}-`);
  const code = "import('./build/index.js').then((chromium) => chromium.default.executablePath())";
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const ran = spawnSync(process.execPath, ['-e', code], { cwd: packageFolder, env, encoding: 'utf8', timeout: 120_000 });
  if (ran.status !== 0) throw new Error(`The packaged browser cannot be unpacked: ${ran.stderr || ran.error?.message}`);
  // Its own list of font folders names none that exists here, and without any font the first <input> ends the browser.
  const fonts = `<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts/cache')}</cachedir></fontconfig>`;
  writeFileSync(join(aside, 'fonts/fonts.conf'), fonts);
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Somewhere that this user alone may write; a user without a home has a folder in the temporary one. */
function cacheFolder(): string {
  const home = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  for (const folder of [join(home, 'lauda'), join(tmpdir(), `lauda-cache-${userInfo().uid}`)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      // Not writable: the next one.
    }
  }
  throw new Error('There is no folder to unpack the browser into: set XDG_CACHE_HOME.');
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
