import { type Correction, trialVisibleErrors, type Viewer } from '@lauda/contracts';

/** Trial's answer does not contain what trial may not see (spec §6, decisions D3.2 and D4). */
export function visibleCorrection(viewer: Viewer, correction: Correction) {
  if (viewer.role !== 'trial') return { ...correction, hiddenErrors: 0 };
  const { detailedComments: _locked, competencies, errors, ...free } = correction;
  return {
    ...free,
    competencies: competencies.map((competency) => ({ ...competency, evidence: [] })),
    errors: errors.slice(0, trialVisibleErrors),
    hiddenErrors: Math.max(0, errors.length - trialVisibleErrors),
  };
}
