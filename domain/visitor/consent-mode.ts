import { CONSENT_KINDS, type ConsentKind, OPT_IN_COUNTRIES } from './consent.ts'

/** A signal of Google Consent Mode. */
export type ConsentSignal = 'granted' | 'denied'
export type ConsentState = Readonly<Record<string, ConsentSignal | number | readonly string[]>>

const SIGNALS: Readonly<Record<ConsentKind, readonly string[]>> = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization', 'personalization_storage'],
}

/** Spec §9: how long tags wait for the visitor's choice. */
const WAIT_FOR_UPDATE_MS = 500

/** Spec §9: the defaults until the visitor chooses: denied in the listed regions and granted elsewhere. */
export function consentDefaults(): readonly ConsentState[] {
  const needed = { functionality_storage: 'granted', security_storage: 'granted' } as const
  return [
    {
      ...needed,
      ...createConsentState([]),
      region: [...OPT_IN_COUNTRIES].toSorted(),
      wait_for_update: WAIT_FOR_UPDATE_MS,
    },
    { ...needed, ...createConsentState(CONSENT_KINDS), wait_for_update: WAIT_FOR_UPDATE_MS },
  ]
}

export function createConsentState(granted: readonly ConsentKind[]): ConsentState {
  return Object.fromEntries(
    CONSENT_KINDS.flatMap((kind) =>
      SIGNALS[kind].map((signal): [string, ConsentSignal] => [
        signal,
        granted.includes(kind) ? 'granted' : 'denied',
      ]),
    ),
  )
}

/** Reads a consent platform's state: the first signal of each kind decides. Null if it has no signal. */
export function reportedConsent(state: unknown): readonly ConsentKind[] | null {
  if (typeof state !== 'object' || state === null) return null
  const signalOf = (kind: ConsentKind) => Reflect.get(state, SIGNALS[kind][0] ?? '')
  if (CONSENT_KINDS.every((kind) => signalOf(kind) === undefined)) return null
  return CONSENT_KINDS.filter((kind) => signalOf(kind) === 'granted')
}
