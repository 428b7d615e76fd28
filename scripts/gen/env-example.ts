import { settings } from '../../backend/app/settings.ts';

/** Every setting with what it is for, commented out: none is needed to start. */
export function envExample(): string {
  const lines = Object.entries(settings).map(([name, { about, must, example }]) => `# ${about} (${must})\n# ${name}=${example}\n`);
  return `# Feito por \`npm run gen\` a partir de backend/app/settings.ts. Copie para .env e mude o que quiser.\n\n${lines.join('\n')}`;
}
