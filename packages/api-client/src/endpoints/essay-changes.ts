import type { EssayGroup } from '@lauda/contracts/vocabulary';
import type { TypedMutationOnQueryStarted } from '@lauda/vendor';
import type { ServerCall } from '../base-api.ts';
import type { Essay, EssaySummary } from '../gen/essays.ts';
import { groupOf, groups, leaving, listTags, summaryOf, tagOf, withGroups } from './essay-groups.ts';
import { find, place, takeOut } from './essay-pages.ts';

/** What each change of an essay does to what is kept of it and of the lists, before and after the server's answer. */
type Life<Answer> = Parameters<NonNullable<TypedMutationOnQueryStarted<Answer, unknown, ServerCall>>>[1];

const { upsertQueryData, updateQueryData, invalidateTags } = withGroups.util;
const { essayGroup, getEssay } = withGroups.endpoints;
const put = (group: EssayGroup, essay: EssaySummary, isNew: boolean) =>
  updateQueryData('essayGroup', group, ({ pages }) => place(pages, essay, isNew));
const take = (group: EssayGroup, id: string) => updateQueryData('essayGroup', group, ({ pages }) => takeOut(pages, id));

/** The answer is the essay: the next page shows it without asking for it. */
export async function keep({ dispatch, queryFulfilled }: Life<Essay>): Promise<void> {
  const essay = await answerOf(queryFulfilled);
  if (essay) dispatch(upsertQueryData('getEssay', { id: essay.id }, essay));
}

/** The answer is the essay as it now is: it is kept, and the lists that held it are asked anew when next shown. */
export async function follow(id: string, { dispatch, getState, queryFulfilled }: Life<Essay>): Promise<void> {
  const before = getEssay.select({ id })(getState()).data;
  const essay = await answerOf(queryFulfilled);
  if (!essay) return;
  dispatch(upsertQueryData('getEssay', { id }, essay));
  dispatch(invalidateTags(before ? [tagOf(groupOf(before)), tagOf(groupOf(essay))] : listTags));
}

/**
 * What was just sent shows as `corrigindo` at once (spec §4), and goes on doing so for the list's first look though the correction may already be there.
 * Where the send fails the lists are asked anew.
 */
export async function send(id: string, { dispatch, getState, queryFulfilled }: Life<Essay>): Promise<void> {
  const before = getEssay.select({ id })(getState()).data;
  const isNew = before ? groupOf(before) === 'rascunhos' : false;
  if (before) dispatch(put('submetidas', { ...summaryOf(before), status: 'corrigindo', updatedAt: new Date().toISOString() }, isNew));
  dispatch(take('rascunhos', id));
  const essay = await answerOf(queryFulfilled);
  if (!essay) return void dispatch(invalidateTags([...listTags, tagOf(id)]));
  dispatch(upsertQueryData('getEssay', { id }, essay));
  dispatch(before ? put('submetidas', summaryOf(essay), isNew) : invalidateTags([tagOf('submetidas')]));
  dispatch(invalidateTags([tagOf('rascunhos')]));
}

/** Out of the list at the press; back in its place where the server would not delete it. */
export function hide(id: string, { dispatch, getState, queryFulfilled }: Life<unknown>): void {
  leaving.add(id);
  const answered = () => void leaving.delete(id);
  queryFulfilled.then(answered, answered);
  for (const group of groups) {
    const essay = find(essayGroup.select(group)(getState()).data?.pages, id);
    if (!essay) continue;
    dispatch(take(group, id));
    queryFulfilled.catch(() => dispatch(put(group, essay, true)));
  }
}

/** Back in its place as soon as the server has it back. */
export async function show({ dispatch, queryFulfilled }: Life<Essay>): Promise<void> {
  const essay = await answerOf(queryFulfilled);
  if (essay) dispatch(put(groupOf(essay), summaryOf(essay), true));
}

const answerOf = (answer: Promise<{ data: Essay }>): Promise<Essay | undefined> =>
  answer.then(
    ({ data }) => data,
    () => undefined,
  );
