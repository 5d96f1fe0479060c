import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { LIST_CHANGE_REFUSALS } from '../list-refusal.ts'

/**
 * Messages that a list may show before any response arrives, or after one that loads no messages; the document includes
 * them (decision 0010).
 */
const LATER_MESSAGES = [
  'menu.bag',
  'menu.up',
  'menu.down',
  'menu.place',
  'menu.view',
  'menu.remove',
  'note.of',
  'note.client-label',
  'note.save',
  'note.cancel',
  'note.add.note',
  'note.edit.note',
  'note.label.note',
  'note.help.note',
  'note.add.client-note',
  'note.edit.client-note',
  'note.label.client-note',
  'note.help.client-note',
  'refusal.close',
  'refusal.changed',
  'removed',
  'section.removed',
  'together.here',
  'together.someone',
  'together.writing',
  'section.empty',
  'add-all.failed',
  'add-all.view-bag',
] as const

const ADD_REFUSALS = [
  'line-add-failed',
  'units-exhausted',
  'not-sellable',
  'not-shippable-here',
  'cart-creation-failed',
  'cart-fetch-failed',
] as const satisfies CartErrorCode[]

export function usePreparedMessages(): void {
  const t = useTranslations()
  for (const key of LATER_MESSAGES) t.has(`lists.page.${key}`)
  for (const code of LIST_CHANGE_REFUSALS) t.has(`errors.lists.${code}`)
  for (const code of ADD_REFUSALS) t.has(`errors.cart.${code}`)
  t.has('lists.overview.undo')
}
