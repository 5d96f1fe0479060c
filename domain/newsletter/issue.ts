import type { Language } from '../market/language.ts'

/** The states of an issue of the newsletter: sent in batches, which may be paused. */
export const ISSUE_STATES = ['draft', 'sending', 'paused', 'sent'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** What the team does with an issue. */
const ISSUE_ACTIONS = ['send', 'pause', 'resume'] as const
export type IssueAction = (typeof ISSUE_ACTIONS)[number]

/** The state after an action; null if it is not possible. */
export function nextIssueState(state: IssueState, action: IssueAction): IssueState | null {
  return NEXT[action][state]
}

const NEXT: Readonly<Record<IssueAction, Readonly<Record<IssueState, IssueState | null>>>> = {
  send: { draft: 'sending', sending: null, paused: null, sent: null },
  pause: { draft: null, sending: 'paused', paused: null, sent: null },
  resume: { draft: null, sending: null, paused: 'sending', sent: null },
}

/** Whom an issue is for, besides languages and countries. */
export const ISSUE_AUDIENCES = ['all', 'trade', 'consumer', 'repeat'] as const
export type IssueAudience = (typeof ISSUE_AUDIENCES)[number]

/** What is known of a subscriber as a customer. */
type SubscriberFacts = { readonly isTrade: boolean; readonly isRepeat: boolean }

/** Whether a subscriber belongs to the audience of an issue. */
export function isInAudience(audience: IssueAudience, { isTrade, isRepeat }: SubscriberFacts): boolean {
  if (audience === 'all') return true
  return audience === 'repeat' ? isRepeat : isTrade === (audience === 'trade')
}

type Texts = Readonly<Partial<Record<Language, string>>>

/** The languages in which an issue has no subject, of those in which it is sent: all five if it names none. */
export function missingLanguages(
  subjects: Texts,
  chosen: readonly Language[],
  all: readonly Language[],
): readonly Language[] {
  return (chosen.length > 0 ? chosen : all).filter((language) => !subjects[language]?.trim())
}
