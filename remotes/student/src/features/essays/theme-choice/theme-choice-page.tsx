import { type Essay, useGetEssayQuery } from '@lauda/api-client/essays';
import type { Theme } from '@lauda/api-client/themes';
import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { Button, ButtonLink } from '@lauda/ui/plain';
import { Navigate, useParams } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure, LoadFailed } from '../shared/load-failures.tsx';
import { StepLine } from '../shared/step-line.tsx';
import { texts as shared } from '../shared/texts.ts';
import { GenerateButton } from './generate-button.tsx';
import { OwnThemeDialog } from './own-theme-dialog.tsx';
import { ThemeSection } from './theme-section.tsx';
import { texts } from './texts.ts';
import { ThemesSkeleton } from './themes-skeleton.tsx';
import { useThemeList } from './use-theme-list.ts';
import { UseThemeDialog } from './use-theme-dialog.tsx';
import './theme-choice-page.css';

/** /essays/{id}/theme: the second step (spec §2.5). */
export function ThemeChoicePage() {
  const { id = '' } = useParams();
  const { currentData: essay, isFetching, error, refetch } = useGetEssayQuery({ id });
  usePageTitle(texts.title);

  if (error && !essay) return <EssayFailure error={error} retry={() => void refetch()} busy={isFetching} />;
  if (essay?.status === 'corrigido' || essay?.status === 'corrigindo') return <Navigate to={paths.essay(id)} replace />;
  return <ThemeChoice essay={essay} />;
}

/** @param essay absent while it is asked for. */
function ThemeChoice({ essay }: { essay?: Essay }) {
  const [chosen, setChosen] = useState<Theme>();
  const [isWriting, setWriting] = useState(false);
  const actions = (
    <div className="theme-actions">
      <Button look="outline" aria-haspopup="dialog" onClick={() => setWriting(true)} disabled={!essay}>
        {texts.ownTheme}
      </Button>
      <GenerateButton essay={essay} />
    </div>
  );
  return (
    <>
      <StepLine active={2} />
      <PageHeader title={texts.title} text={essay ? texts.text(essay.subject) : '\u00a0'} action={actions} />
      {essay ? <ThemeSections essay={essay} onChoose={setChosen} /> : <ThemesSkeleton />}
      <div className="theme-ways">
        <ButtonLink look="outline" to={paths.newEssay}>
          {shared.back}
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.themes}>
          {shared.exploreThemes}
        </ButtonLink>
      </div>
      {essay && <OwnThemeDialog essay={essay} open={isWriting} onClose={() => setWriting(false)} />}
      {essay && <UseThemeDialog essayId={essay.id} theme={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ThemeSections({ essay, onChoose }: { essay: Essay; onChoose: (theme: Theme) => void }) {
  const { groups, empty, loading, error, busy, more, retry } = useThemeList(essay);
  if (error) return <LoadFailed error={error} retry={retry} busy={busy} />;
  if (loading) return <ThemesSkeleton />;
  if (empty) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      {groups.map((group) => (
        <ThemeSection key={group.source} {...group} onChoose={onChoose} />
      ))}
      {more && (
        <Button look="quiet" onClick={more} busy={busy}>
          {texts.older}
        </Button>
      )}
    </>
  );
}
