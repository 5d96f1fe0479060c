import type { RefusalCode } from '#contracts/errors.ts'
import type { ListChangeFields, ListIntent } from './list-change-form.ts'

/** `subject`: the id of the piece or section. */
export type ListOutcome =
  | { readonly ok: true; readonly intent: ListIntent; readonly subject: string; readonly sent?: SentPiece }
  | RefusedListChange

export type SentPiece = { readonly to: string; readonly newId: string; readonly isCopy: boolean }

export type RefusedListChange = {
  readonly ok: false
  readonly intent: ListIntent
  readonly subject: string
  readonly code: RefusalCode<'lists'>
  readonly typed: string
  /** The current value, after `version-outdated`. */
  readonly current: { readonly version: number; readonly value: string } | null
}

/** After these refusals a change can be sent again as it is; every other refusal is final. */
const INTERRUPTIONS: readonly string[] = ['connection-lost', 'list-unavailable', 'too-many-requests']

export function isInterruption(code: string): boolean {
  return INTERRUPTIONS.includes(code)
}

/** Returns the refusal of a change without a usable response. Reads its form without loading the schema. */
export function toRefusedChange(form: FormData, code: RefusalCode<'lists'>): RefusedListChange {
  const text = (...names: string[]) => String(names.map((name) => form.get(name)).find(Boolean) ?? '')
  return {
    ok: false,
    intent: text('intent') as ListIntent,
    subject: text('item', 'section'),
    code,
    typed: text('text', 'name', 'quantity', 'variant'),
    current: null,
  }
}

/** Whether the new price is not known in the browser: for another finish, or a restored piece. */
export function isPriceUnknown({ intent }: ListChangeFields): boolean {
  return intent === 'finish' || intent === 'restore' || intent === 'take-back'
}
