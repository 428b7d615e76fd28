import type { Essay } from '@lauda/api-client/essays';
import { useGenerateThemeMutation } from '@lauda/api-client/themes';
import { useHost } from '@lauda/host-sdk';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import { PremiumButton } from '../shared/premium-button.tsx';
import { generateFailure } from './generate-failure.ts';
import { texts } from './texts.ts';

/** Has AI write a theme for the essay's exam (spec §2.5, §6). */
export function GenerateButton({ essay }: { essay?: Essay }) {
  const host = useHost();
  const [generateTheme, { isLoading }] = useGenerateThemeMutation();
  const generate = useOneAtATime(async () => {
    if (!essay) return;
    const { examType, examBoard, institution, position, subject } = essay;
    const { error } = await generateTheme({ body: { examType, examBoard, institution, position, subject } });
    if (error) return host.notify(generateFailure(error));
    host.notify({ kind: 'success', title: texts.generated });
    // It cost tokens.
    await host.refreshUser();
  });
  return (
    <PremiumButton source="ai_theme" onClick={() => void generate()} busy={isLoading} disabled={!essay}>
      {isLoading ? texts.generating : texts.generate}
    </PremiumButton>
  );
}
