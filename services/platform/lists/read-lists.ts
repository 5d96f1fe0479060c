import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { List, ListPieces, ListSummary } from '#contracts/list.ts'
import { inListOrder } from '#domain/list/rank.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { toListItem } from './items.ts'
import type { ListRow } from './list-access.ts'
import { listItems, listLinks, listMembers, listSections, lists } from './lists-tables.ts'
import { toListSection } from './sections.ts'

/** The storage of lists. The token of a link opens its list, so it is encrypted. */
export type ListStore = { database: Database; listSeal: Seal }

export async function readList(store: ListStore, accountId: string, row: ListRow): Promise<List> {
  const { db } = store.database
  const items = await db
    .select()
    .from(listItems)
    .where(isIn(listItems, [row.id]))
  const sections = await readSections(db, [row.id])
  const [description] = await describeLists(store, accountId, [row])
  if (!description) throw new Error(`The list ${row.id} has no description`)
  return {
    ...description,
    sections: sections.map(toListSection),
    items: inListOrder(items, sections).map(toListItem),
  }
}

/** Returns the lists that an account owns or edits, last changed first. With a product, includes its items in each. */
export async function readLists(
  store: ListStore,
  accountId: string,
  productId: string | null,
): Promise<ListSummary[]> {
  const { db } = store.database
  const rows = await db.select().from(lists).where(isVisibleTo(db, accountId)).orderBy(desc(lists.updatedAt))
  const ids = rows.map(({ id }) => id)
  const descriptions = await describeLists(store, accountId, rows)
  const sections = productId === null ? [] : await readSections(db, ids)
  const productItems = productId === null ? [] : await readItems(db, ids, productId)
  return rows.flatMap(({ id, itemCount, pieceCount, sectionCount, firstProducts }, index) => {
    const description = descriptions[index]
    if (!description) return []
    const ownSections = sections.filter(({ listId }) => listId === id)
    const ownItems = productItems.filter(({ listId }) => listId === id)
    return {
      ...description,
      itemCount,
      pieceCount,
      sectionCount,
      firstProducts: [...firstProducts],
      itemsOfProduct: inListOrder(ownItems, ownSections).map(toListItem),
      sections: ownSections.map(toListSection),
    }
  })
}

/** Returns the contents of lists that an account may see, added up by product and variant. */
export async function readPieces(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ListPieces[]> {
  const rows = await db
    .select({ id: lists.id, purpose: lists.purpose })
    .from(lists)
    .where(
      and(
        isVisibleTo(db, accountId),
        // A purpose is also a valid id.
        or(inArray(sql`${lists.id}::text`, [...ids]), inArray(sql`${lists.purpose}`, [...ids])),
      ),
    )
  const listIds = rows.map(({ id }) => id)
  const pieces = await db
    .select({
      listId: listItems.listId,
      productId: listItems.productId,
      variantId: listItems.variantId,
      quantity: sql<number>`sum(${listItems.quantity})::int`,
    })
    .from(listItems)
    .where(isIn(listItems, listIds))
    .groupBy(listItems.listId, listItems.productId, listItems.variantId)
  const byList = Map.groupBy(pieces, ({ listId }) => listId)
  return listIds.map((id) => ({
    id,
    pieces: (byList.get(id) ?? []).map(({ listId: _, ...piece }) => piece),
  }))
}

function isVisibleTo(db: Queryable, accountId: string): SQL | undefined {
  const edited = db
    .select({ id: listMembers.listId })
    .from(listMembers)
    .where(and(eq(listMembers.accountId, accountId), eq(listMembers.state, 'editor')))
  return and(isNull(lists.removedAt), or(eq(lists.accountId, accountId), inArray(lists.id, edited)))
}

function isIn(table: typeof listItems | typeof listSections, listIds: readonly string[]) {
  return and(inArray(table.listId, [...listIds]), isNull(table.removedAt))
}

async function readSections(db: Queryable, listIds: readonly string[]) {
  return db
    .select()
    .from(listSections)
    .where(isIn(listSections, listIds))
    .orderBy(asc(listSections.rank), asc(listSections.id))
}

async function readItems(db: Queryable, listIds: readonly string[], productId: string) {
  return db
    .select()
    .from(listItems)
    .where(and(isIn(listItems, listIds), eq(listItems.productId, productId)))
}

/** Describes lists as an account sees them, in the order of the rows, without their contents. */
async function describeLists(
  { database: { db }, listSeal }: ListStore,
  accountId: string,
  rows: readonly ListRow[],
): Promise<Omit<List, 'sections' | 'items'>[]> {
  const ids = rows.map(({ id }) => id)
  const members = await db
    .select()
    .from(listMembers)
    .where(inArray(listMembers.listId, ids))
    .orderBy(asc(listMembers.invitedAt), asc(listMembers.id))
  const links = await db.select().from(listLinks).where(inArray(listLinks.listId, ids))
  return rows.map((row) => {
    const { id, purpose, name, description, isPrivate, cover, project, ownerName, version, revision } = row
    const isOwn = row.accountId === accountId
    const visibleMembers = members.filter(
      ({ listId, state }) => listId === id && (isOwn || state === 'editor'),
    )
    const link = links.find(({ listId }) => listId === id)
    return {
      id,
      purpose,
      name,
      description,
      isPrivate,
      cover,
      project,
      isOwn,
      ownerName,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version,
      revision,
      members: visibleMembers.map((member) => ({
        id: member.id,
        name: member.name,
        email: isOwn ? member.email : null,
        state: member.state,
        isYou: member.accountId === accountId,
      })),
      link: link ? toLink(link, listSeal) : null,
    }
  })
}

/** Returns null if no accepted secret decrypts the token. The owner then has to create another link. */
function toLink(
  { token: sealed, hasPrices, openings, createdAt }: typeof listLinks.$inferSelect,
  { open }: Seal,
): List['link'] {
  const token = open(sealed)
  return token === null ? null : { token, hasPrices, openings, createdAt: createdAt.toISOString() }
}
