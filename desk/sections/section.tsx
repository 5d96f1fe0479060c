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

/** A result of the global search, with the URL of the item's page. The resource must have the filter `text`. */
type SearchResult = { title: string; below: string; to: string }

/** The views of one resource of the team API, for people with one of the roles. */
export type Section = {
  resource: string
  roles: readonly Role[]
  /** If this service is hosted elsewhere, the section links to its administration instead of showing its own views. */
  hostable?: Hostable
  /** The group in the navigation. */
  group: Group
  /** The resource of the parent section. A section with a parent is not in the navigation. */
  parentResource?: string
  list: ComponentType
  show?: ComponentType
  edit?: ComponentType
  create?: ComponentType
  /**
   * Describes an item for the global search, or returns null if the item has another shape. Sections without this
   * function are not searched.
   */
  toSearchResult?: (item: TeamItem) => SearchResult | null
}

/** Defines a section whose items have the shape `item`. Its pages receive the parsed item. */
export function section<Item extends TeamItem>({
  item: schema,
  show,
  showOptions,
  edit,
  showPage,
  editPage,
  describeResult,
  ...rest
}: Omit<Section, 'show' | 'edit' | 'toSearchResult'> & {
  item: z.ZodType<Item>
  /** Shows the item. Whenever the item is read again, the view receives the new state. */
  show?: ComponentType<{ item: Item }>
  showOptions?: ShowBaseProps['queryOptions'] & object
  /** Edits the item as it was when the page opened. `onChanged` must be called with the saved item. */
  edit?: EditView<Item>
  /** Pages that read the item themselves, to show its changes while they are open. */
  showPage?: ComponentType
  editPage?: ComponentType
  /** Describes an item for the global search. */
  describeResult?: (item: Item) => Omit<SearchResult, 'to'>
}): Section {
  const { resource } = rest
  return {
    ...rest,
    ...(show && { show: () => <ShowView schema={schema} view={show} options={showOptions ?? {}} /> }),
    ...(showPage && { show: showPage }),
    ...(editPage && { edit: editPage }),
    ...(edit && { edit: () => <LoadedEditView resource={resource} schema={schema} view={edit} /> }),
    ...(describeResult && {
      toSearchResult(record: TeamItem) {
        const item = schema.safeParse(record).data
        return item
          ? { ...describeResult(item), to: `/${resource}/${item.id}${show || showPage ? '/show' : ''}` }
          : null
      },
    }),
  }
}

function ShowView<Item extends TeamItem>({
  options,
  ...itemView
}: {
  schema: z.ZodType<Item>
  view: ComponentType<{ item: Item }>
  options: ShowBaseProps['queryOptions'] & object
}) {
  return (
    <ShowBase queryOptions={options}>
      <ItemView {...itemView} />
    </ShowBase>
  )
}

function ItemView<Item extends TeamItem>({
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

type EditView<Item> = ComponentType<{ item: Item; onChanged: (item: Item) => void }>

function LoadedEditView<Item extends TeamItem>({
  resource,
  schema,
  view,
}: {
  resource: string
  schema: z.ZodType<Item>
  view: EditView<Item>
}) {
  const { id = '' } = useParams()
  const { item, error } = useItem(resource, schema, id)
  if (item) return <Editor initial={restoreDraftItem(item, schema)} view={view} />
  return error ? <ItemError error={error} /> : <Loading />
}

/**
 * Edits the item that the form was filled with, even if the item is read again in the meantime with other people's
 * changes.
 */
function Editor<Item extends TeamItem>({ initial, view: View }: { initial: Item; view: EditView<Item> }) {
  const [item, setItem] = useState(initial)
  return <View item={item} onChanged={setItem} />
}
