import type { Language } from '../market/language.ts'

/** An issue is sent in batches, so that sending can be paused. */
export const ISSUE_STATES = ['draft', 'sending', 'paused', 'sent'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

const ISSUE_ACTIONS = ['send', 'pause', 'resume'] as const
export type IssueAction = (typeof ISSUE_ACTIONS)[number]

/** Null if the action is not possible. */
export function nextIssueState(state: IssueState, action: IssueAction): IssueState | null {
  return NEXT[action][state]
}

const NEXT: Readonly<Record<IssueAction, Readonly<Record<IssueState, IssueState | null>>>> = {
  send: { draft: 'sending', sending: null, paused: null, sent: null },
  pause: { draft: null, sending: 'paused', paused: null, sent: null },
  resume: { draft: null, sending: null, paused: 'sending', sent: null },
}

/** An audience restricts the recipients of an issue further, in addition to languages and countries. */
export const ISSUE_AUDIENCES = ['all', 'trade', 'consumer', 'repeat'] as const
export type IssueAudience = (typeof ISSUE_AUDIENCES)[number]

type SubscriberFacts = { readonly isTrade: boolean; readonly isRepeat: boolean }

export function isInAudience(audience: IssueAudience, { isTrade, isRepeat }: SubscriberFacts): boolean {
  if (audience === 'all') return true
  return audience === 'repeat' ? isRepeat : isTrade === (audience === 'trade')
}

type Texts = Readonly<Partial<Record<Language, string>>>

/** The languages in which an issue lacks a subject; an issue without chosen languages is sent in all five. */
export function missingLanguages(
  subjects: Texts,
  chosen: readonly Language[],
  all: readonly Language[],
): readonly Language[] {
  return (chosen.length > 0 ? chosen : all).filter((language) => !subjects[language]?.trim())
}
