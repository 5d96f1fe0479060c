import { CONSENT_KINDS, type ConsentKind } from '../visitor/consent.ts'

/** Spec §7: only the identity event contains a name or an email address. */
export type TrackedPerson = { readonly name: string; readonly email: string }

/**
 * Name and email are sent only with consent to both kinds, because they identify a person for both analytics and
 * marketing.
 */
export function mayIdentify(granted: readonly ConsentKind[]): boolean {
  return CONSENT_KINDS.every((kind) => granted.includes(kind))
}
