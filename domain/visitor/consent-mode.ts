import { CONSENT_KINDS, type ConsentKind, OPT_IN_COUNTRIES } from './consent.ts'

/** A signal of Google Consent Mode. */
export type ConsentSignal = 'granted' | 'denied'
export type ConsentState = Readonly<Record<string, ConsentSignal | number | readonly string[]>>

/** The signals that each consent is about. */
const SIGNALS: Readonly<Record<ConsentKind, readonly string[]>> = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization', 'personalization_storage'],
}

/** Spec §9: how long tags wait for what the visitor chose, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500

/** What tags may do until the visitor chooses (Spec §9): nothing in the listed regions, all elsewhere. */
export function consentDefaults(): readonly ConsentState[] {
  const needed = { functionality_storage: 'granted', security_storage: 'granted' } as const
  return [
    {
      ...needed,
      ...stateOf([]),
      region: [...OPT_IN_COUNTRIES].toSorted(),
      wait_for_update: WAIT_FOR_UPDATE_MS,
    },
    { ...needed, ...stateOf(CONSENT_KINDS), wait_for_update: WAIT_FOR_UPDATE_MS },
  ]
}

/** The signals of what was consented to. */
export function stateOf(granted: readonly ConsentKind[]): ConsentState {
  return Object.fromEntries(
    CONSENT_KINDS.flatMap((kind) =>
      SIGNALS[kind].map((signal): [string, ConsentSignal] => [
        signal,
        granted.includes(kind) ? 'granted' : 'denied',
      ]),
    ),
  )
}

/** What a consent platform reports: for each kind the first of its signals decides. Null if it says nothing about any. */
export function reportedConsent(state: unknown): readonly ConsentKind[] | null {
  if (typeof state !== 'object' || state === null) return null
  const signalOf = (kind: ConsentKind) => Reflect.get(state, SIGNALS[kind][0] ?? '')
  if (CONSENT_KINDS.every((kind) => signalOf(kind) === undefined)) return null
  return CONSENT_KINDS.filter((kind) => signalOf(kind) === 'granted')
}
