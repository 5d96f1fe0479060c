import type { CustomerLists, ListRefused } from '#clients/platform/lists-client.ts'
import { type ListItem, type ListItemChange, listItem, listSection } from '#contracts/list.ts'
import { readQuantity, stepQuantity } from '#domain/line-quantity.ts'
import { placeAt, stepPlace } from '#domain/list/list-order.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import { toListRefusal } from '../list-refusal.ts'
import type { ListOutcome } from './list-change.ts'
import { changeSubject, type ListChange, typedValue } from './list-change-form.ts'

export type ListScope = { readonly lists: CustomerLists; readonly listId: string }

type ChangeOf<Intent extends ListChange['intent']> = Extract<ListChange, { intent: Intent }>
type Current = { readonly version: number; readonly value: string }
type ChangeResult = Accepted<unknown> | Refused<string> | ListRefused | Outdated
type Outdated = Refused<'version-outdated'> & { readonly now: Current }

/** A refusal contains the input and, after a concurrent change, the current value. */
export async function changeList(
  change: ListChange,
  scope: ListScope,
): Promise<ListOutcome | 'unauthorized'> {
  const { intent } = change
  const subject = changeSubject(change)
  const result = await perform(change, scope)
  if (result.ok)
    return {
      ok: true,
      intent,
      subject,
      ...(change.intent === 'transfer' && {
        sent: { to: change.to, newId: change.newId, isCopy: change.copy === '1' },
      }),
    }
  if (result.code === 'unauthorized') return result.code
  const field = 'fields' in result ? result.fields[0]?.code : undefined
  return {
    ok: false,
    intent,
    subject,
    code: toListRefusal(field ?? result.code),
    typed: typedValue(change),
    current: 'now' in result ? result.now : null,
  }
}

async function perform(change: ListChange, scope: ListScope): Promise<ChangeResult> {
  const { lists, listId } = scope
  switch (change.intent) {
    case 'quantity':
      return changeQuantity(change, scope)
    case 'finish':
      return changeItem(change, scope, {
        changes: { variantId: change.variant || null },
        read: ({ variantId }) => variantId ?? '',
      })
    case 'note':
      return changeItem(change, scope, { changes: { note: change.text }, read: ({ note }) => note })
    case 'client-note':
      return changeItem(change, scope, {
        changes: { clientNote: change.text },
        read: ({ clientNote }) => clientNote,
      })
    case 'place':
      return lists.moveItem(listId, change.item, { sectionId: change.section, after: change.after })
    case 'step':
    case 'position':
      return moveByOrder(change, scope)
    case 'transfer':
      return lists.transfer(listId, {
        to: change.to,
        isCopy: change.copy === '1',
        items: [{ id: change.item, newId: change.newId }],
      })
    case 'take-back':
      return undoTransfer(change, scope)
    case 'remove':
      return lists.removeItem(listId, change.item)
    case 'restore':
      return lists.restoreItem(listId, change.item)
    case 'add-section':
      return lists.addSection(listId, change.section, { name: change.name })
    case 'rename-section':
      return renameSection(change, scope)
    case 'step-section':
      return stepSection(change, scope)
    case 'place-section':
      return lists.moveSection(listId, change.section, { after: change.after })
    case 'remove-section':
      return lists.removeSection(listId, change.section)
    case 'restore-section':
      return lists.restoreSection(listId, change.section)
  }
}

/** Restores a piece in its place, then removes it from the list to which it was moved, where it may no longer exist. */
async function undoTransfer(
  { item, newId, from }: ChangeOf<'take-back'>,
  { lists, listId }: ListScope,
): Promise<ChangeResult> {
  const restored = await lists.restoreItem(listId, item)
  if (!restored.ok) return restored
  const removed = await lists.removeItem(from, newId)
  return removed.ok || removed.code === 'item-not-found' ? restored : removed
}

/** A quantity of 0 removes the piece. */
async function changeQuantity(change: ChangeOf<'quantity'>, scope: ListScope): Promise<ChangeResult> {
  const typed = readQuantity(change.quantity)
  if (!typed.ok) return refuse('quantity-malformed')
  const quantity = change.step ? stepQuantity(typed.value, change.step === '1' ? 1 : -1) : typed.value
  if (quantity === 0) return scope.lists.removeItem(scope.listId, change.item)
  return changeItem(change, scope, { changes: { quantity }, read: (item) => String(item.quantity) })
}

function changeItem(
  { item, version, before }: ChangeOf<'quantity' | 'finish' | 'note' | 'client-note'>,
  { lists, listId }: ListScope,
  { changes, read }: { changes: ListItemChange['changes']; read: (item: ListItem) => string },
): Promise<ChangeResult> {
  return changeUnlessOutdated(
    { version, value: before },
    (known) => lists.changeItem(listId, item, { version: known, changes }),
    (current) => {
      const now = listItem.safeParse(current).data
      return now && { version: now.version, value: read(now) }
    },
  )
}

function renameSection(
  { section, version, before, name }: ChangeOf<'rename-section'>,
  { lists, listId }: ListScope,
): Promise<ChangeResult> {
  return changeUnlessOutdated(
    { version, value: before },
    (known) => lists.changeSection(listId, section, { version: known, name }),
    (current) => {
      const now = listSection.safeParse(current).data
      return now && { version: now.version, value: now.name }
    },
  )
}

/**
 * Changes a value whose version the visitor has read. If only other values changed meanwhile, the change is applied;
 * if the value itself changed, the visitor decides.
 */
async function changeUnlessOutdated(
  known: Current,
  change: (version: number) => Promise<Accepted<unknown> | ListRefused>,
  read: (current: unknown) => Current | undefined,
): Promise<ChangeResult> {
  const first = await change(known.version)
  if (first.ok || first.code !== 'version-outdated') return first
  const now = read(first.current)
  if (now === undefined) return first
  if (now.value !== known.value) return { ok: false, code: 'version-outdated', now }
  return change(now.version)
}

/** Moves a piece relative to the current order of the list. */
async function moveByOrder(
  change: ChangeOf<'step' | 'position'>,
  { lists, listId }: ListScope,
): Promise<ChangeResult> {
  const list = await lists.read(listId)
  if (!list.ok) return list
  const { items, sections } = list.value
  const place =
    change.intent === 'position'
      ? placeAt(items, change.item, { sectionId: change.section, position: change.position })
      : stepPlace({ items, sectionIds: sections.map(({ id }) => id) }, change.item, change.by)
  return place ? lists.moveItem(listId, change.item, place) : ok(null)
}

async function stepSection(
  { section, by }: ChangeOf<'step-section'>,
  { lists, listId }: ListScope,
): Promise<ChangeResult> {
  const list = await lists.read(listId)
  if (!list.ok) return list
  const ids = list.value.sections.map(({ id }) => id)
  const target = ids.indexOf(section) + by
  if (!ids.includes(section) || target < 0 || target >= ids.length) return ok(null)
  const others = ids.filter((id) => id !== section)
  return lists.moveSection(listId, section, { after: others[target - 1] ?? null })
}
