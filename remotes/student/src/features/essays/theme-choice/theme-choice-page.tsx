import { type Essay, useGetEssayQuery } from '@lauda/api-client/essays';
import { type Theme, useListThemesQuery } from '@lauda/api-client/themes';
import { pageSizeMax } from '@lauda/contracts/vocabulary';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { Button, ButtonLink, CenteredSpinner } from '@lauda/ui/plain';
import { Navigate, useParams } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure, LoadFailed } from '../shared/load-failures.tsx';
import { PremiumButton } from '../shared/premium-button.tsx';
import { StepLine } from '../shared/step-line.tsx';
import { texts as shared } from '../shared/texts.ts';
import { OwnThemeDialog } from './own-theme-dialog.tsx';
import { themeGroups } from './theme-groups.ts';
import { ThemeSection } from './theme-section.tsx';
import { texts } from './texts.ts';
import { UseThemeDialog } from './use-theme-dialog.tsx';
import './theme-choice-page.css';

/** /essays/{id}/theme: the second step (spec §2.5). */
export function ThemeChoicePage() {
  const { id = '' } = useParams();
  const { data: essay, isError, error, refetch } = useGetEssayQuery({ id });
  usePageTitle(texts.title);

  if (isError) return <EssayFailure error={error} retry={() => void refetch()} />;
  if (!essay) return <CenteredSpinner label={shared.loading} />;
  if (essay.status === 'corrigido' || essay.status === 'corrigindo') return <Navigate to={paths.essay(id)} replace />;
  return <ThemeChoice essay={essay} />;
}

function ThemeChoice({ essay }: { essay: Essay }) {
  const host = useHost();
  const [chosen, setChosen] = useState<Theme>();
  const [isWriting, setWriting] = useState(false);
  const ownTheme = (
    <Button look="outline" onClick={() => setWriting(true)}>
      {texts.ownTheme}
    </Button>
  );
  return (
    <>
      <StepLine active={2} />
      <PageHeader
        title={texts.title}
        text={texts.text(essay.subject)}
        action={
          <div className="theme-actions">
            {ownTheme}
            <PremiumButton source="ai_theme" onClick={() => host.notify({ kind: 'info', ...texts.generateSoon })}>
              {texts.generate}
            </PremiumButton>
          </div>
        }
      />
      <ThemeSections essay={essay} onChoose={setChosen} />
      <ButtonLink look="outline" to={paths.newEssay}>
        {shared.back}
      </ButtonLink>
      <OwnThemeDialog essay={essay} open={isWriting} onClose={() => setWriting(false)} />
      <UseThemeDialog essayId={essay.id} theme={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function ThemeSections({ essay, onChoose }: { essay: Essay; onChoose: (theme: Theme) => void }) {
  const { examType, examBoard, subject } = essay;
  const { data: themes, isError, refetch } = useListThemesQuery({ examType, examBoard, subject, pageSize: pageSizeMax });
  if (isError && !themes) return <LoadFailed retry={() => void refetch()} />;
  if (!themes) return <CenteredSpinner label={shared.loading} />;
  if (themes.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />;
  return themeGroups(themes).map((group) => <ThemeSection key={group.source} {...group} onChoose={onChoose} />);
}
