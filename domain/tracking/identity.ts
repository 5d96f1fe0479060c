import { CONSENT_KINDS, type ConsentKind } from '../visitor/consent.ts'

/** Spec §7: no other event contains it. */
export type TrackedPerson = { readonly name: string; readonly email: string }

/** Name and email are sent only with consent to both kinds: they identify a person to those who count, and to those who write. */
export function mayIdentify(granted: readonly ConsentKind[]): boolean {
  return CONSENT_KINDS.every((kind) => granted.includes(kind))
}
