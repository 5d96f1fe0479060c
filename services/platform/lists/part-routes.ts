import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { itemChange, itemMove, newItem, newSection, sectionChange, sectionMove } from '#contracts/list.ts'
import type { Accepted } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { changeList, type ListWrite } from './change-list.ts'
import { addItem, changeItem, moveItem, removeItem, restoreItem } from './items.ts'
import type { ListCall, ListRow } from './list-access.ts'
import {
  callOf,
  idOf,
  type ListBound,
  type ListRefused,
  refused,
  replied,
  withBody,
} from './list-responses.ts'
import { addSection, changeSection, moveSection, removeSection, restoreSection } from './sections.ts'

export type PartOptions = { database: Database; clock: Clock }

/** Changes to one section of a list. */
export function sectionRoutes(options: PartOptions): Hono<ListBound> {
  const write = writerOf(options, 'section-not-found')
  return new Hono<ListBound>()
    .put('/', withBody(newSection, write(addSection)))
    .patch('/', withBody(sectionChange, write(changeSection)))
    .post('/move', withBody(sectionMove, write(moveSection)))
    .delete('/', (context) => write(removeSection)(context, null))
    .post('/restore', (context) => write(restoreSection)(context, null))
}

/** Changes to one item of a list. */
export function itemRoutes(options: PartOptions): Hono<ListBound> {
  const write = writerOf(options, 'item-not-found')
  return new Hono<ListBound>()
    .put('/', withBody(newItem, write(addItem)))
    .patch('/', withBody(itemChange, write(changeItem)))
    .post('/move', withBody(itemMove, write(moveItem)))
    .delete('/', (context) => write(removeItem)(context, null))
    .post('/restore', (context) => write(restoreItem)(context, null))
}

type Write<Body> = (
  tx: Queryable,
  part: { list: ListRow; id: string; call: ListCall },
  body: Body,
) => Promise<Accepted<ListWrite> | ListRefused>

function writerOf({ database, clock }: PartOptions, missing: 'section-not-found' | 'item-not-found') {
  return <Body>(write: Write<Body>) =>
    async (context: Context<ListBound>, body: Body): Promise<Response> => {
      const call = callOf(context, clock())
      const id = z.uuid().safeParse(context.req.param('partId'))
      if (!id.success) return refused(context, { code: missing })
      const written = await changeList(database, call, idOf(context), (tx, list) =>
        write(tx, { list, id: id.data, call }, body),
      )
      return replied(context, written)
    }
}
