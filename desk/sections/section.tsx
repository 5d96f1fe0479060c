import { type ComponentType, useMemo, useState } from 'react'
import { Loading, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Hostable } from '#contracts/team/desk.ts'
import type { Role } from '#domain/team/roles.ts'
import { restoreDraftItem } from '../actions/form-draft.tsx'
import { ItemError } from '../page/error-notice.tsx'
import { useItem } from '../provider/use-item.ts'

export const GROUPS = ['sales', 'house', 'record'] as const
export type Group = (typeof GROUPS)[number]

/** What the global search shows for an item. The resource must have the filter `text`. */
type Found = { title: string; below: string; to: string }

/** The views of one resource of the team API, for people with one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  /** If this service is hosted elsewhere, the section links to its administration instead of showing its own views. */
  hostable?: Hostable
  /** The group in the navigation. */
  group: Group
  /** The resource of the parent section. Such a section is not in the navigation. */
  within?: string
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /**
   * Describes an item for the global search, or returns null if the item has another shape. Sections without this
   * function are not searched.
   */
  find?: (item: TeamItem) => Found | null
}

/** Defines a section whose items have the shape `item`. Its pages receive the parsed item. */
export function section<Item extends TeamItem>({
  item: schema,
  show,
  showOptions,
  edit,
  showPage,
  editPage,
  found,
  ...rest
}: Omit<Section, 'show' | 'edit' | 'find'> & {
  item: z.ZodType<Item>
  /** Shows the item, which is updated whenever it is read again. */
  show?: ComponentType<{ item: Item }>
  showOptions?: ShowBaseProps['queryOptions'] & object
  /** Edits the item as it was when the page opened. `onChanged` must be called with the saved item. */
  edit?: EditedView<Item>
  /** These pages read the item themselves, to follow its changes while they are open. */
  showPage?: ComponentType
  editPage?: ComponentType
  found?: (item: Item) => Omit<Found, 'to'>
}): Section {
  const { resource } = rest
  return {
    ...rest,
    ...(show && { show: () => <Shown schema={schema} view={show} options={showOptions ?? {}} /> }),
    ...(showPage && { show: showPage }),
    ...(editPage && { edit: editPage }),
    ...(edit && { edit: () => <Edited resource={resource} schema={schema} view={edit} /> }),
    ...(found && {
      find(given: TeamItem) {
        const item = schema.safeParse(given).data
        return item
          ? { ...found(item), to: `/${resource}/${item.id}${show || showPage ? '/show' : ''}` }
          : null
      },
    }),
  }
}

function Shown<Item extends TeamItem>({
  options,
  ...read
}: {
  schema: z.ZodType<Item>
  view: ComponentType<{ item: Item }>
  options: ShowBaseProps['queryOptions'] & object
}) {
  return (
    <ShowBase queryOptions={options}>
      <Read {...read} />
    </ShowBase>
  )
}

function Read<Item extends TeamItem>({
  schema,
  view: View,
}: {
  schema: z.ZodType<Item>
  view: ComponentType<{ item: Item }>
}) {
  const { record, error } = useShowContext()
  const item = useMemo(() => (record ? schema.parse(record) : null), [record, schema])
  if (item) return <View item={item} />
  return error ? <ItemError error={error} /> : <Loading />
}

type EditedView<Item> = ComponentType<{ item: Item; onChanged: (item: Item) => void }>

function Edited<Item extends TeamItem>({
  resource,
  schema,
  view,
}: {
  resource: string
  schema: z.ZodType<Item>
  view: EditedView<Item>
}) {
  const { id = '' } = useParams()
  const { item, error } = useItem(resource, schema, id)
  if (item) return <Editing initial={restoreDraftItem(item, schema)} view={view} />
  return error ? <ItemError error={error} /> : <Loading />
}

/**
 * Keeps the item that the form was filled with, since the item may be read again at any time with other people's
 * changes.
 */
function Editing<Item extends TeamItem>({ initial, view: View }: { initial: Item; view: EditedView<Item> }) {
  const [item, setItem] = useState(initial)
  return <View item={item} onChanged={setItem} />
}
