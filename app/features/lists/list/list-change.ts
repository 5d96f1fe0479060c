import type { RefusalCode } from '#contracts/errors.ts'
import type { ListChangeFields, ListIntent } from './list-change-form.ts'

/** The outcome of a change. `subject`: the id of its piece or section. */
export type ListOutcome =
  | { readonly ok: true; readonly intent: ListIntent; readonly subject: string; readonly sent?: SentPiece }
  | RefusedListChange

/** To which list a piece was copied or moved, and its id there. */
export type SentPiece = { readonly to: string; readonly newId: string; readonly isCopy: boolean }

export type RefusedListChange = {
  readonly ok: false
  readonly intent: ListIntent
  readonly subject: string
  readonly code: RefusalCode<'lists'>
  /** What was entered, so that it is not lost. */
  readonly typed: string
  /** After `version-outdated`: what is there now. */
  readonly current: { readonly version: number; readonly value: string } | null
}

/** After these refusals a change can be sent again as it is; every other one is final. */
const INTERRUPTIONS: readonly string[] = ['connection-lost', 'list-unavailable', 'too-many-requests']

export function isInterruption(code: string): boolean {
  return INTERRUPTIONS.includes(code)
}

/** What was sent, as a change that got no usable response; the browser reads it without the schema of the form. */
export function unsentChange(form: FormData, code: RefusalCode<'lists'>): RefusedListChange {
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

/** Whether a change may cost what is not known here: another finish, or a piece that comes back. */
export function isPriceUnknown({ intent }: ListChangeFields): boolean {
  return intent === 'finish' || intent === 'restore' || intent === 'take-back'
}
