import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inListOrder, placeAfter, RANK_LENGTH_MAX, ranksAfter } from './rank.ts'

type Item = { readonly id: string; readonly sectionId: string | null; readonly rank: string }
type Change = { readonly items: readonly Item[] }

const SECTIONS = ['a', 'b'].map((id, place) => ({ id, rank: `${place}` }))
const IDS = Array.from({ length: 12 }, (_, place) => `item-${place}`)

/** A server that stores the order and sends it to every tab. */
function openServer() {
  const ranks = ranksAfter(null, IDS.length)
  let items: Item[] = IDS.map((id, place) => ({ id, sectionId: null, rank: ranks[place] ?? '' }))
  const log: Change[] = []
  return {
    log,
    items: () => items,
    /** Moves an item after another, wherever that is by now, from a tab that may know an older order. */
    move(id: string, sectionId: string | null, after: string | null) {
      const siblings = items.filter((item) => item.sectionId === sectionId && item.id !== id)
      const anchor = after === null ? null : (siblings.find((item) => item.id === after) ?? 'last')
      const { rank, others } = placeAfter(siblings, anchor)
      const changed = [...others.map((other) => ({ ...other, sectionId })), { id, sectionId, rank }]
      items = merge(items, changed)
      log.push({ items: changed })
    },
  }
}

/** A tab with its own state: it receives changes late, but in order. */
function openTab(server: ReturnType<typeof openServer>) {
  let items = server.items()
  let received = 0
  return {
    items: () => items,
    order: () => inListOrder(items, SECTIONS).map(({ id }) => id),
    receive(count: number) {
      for (const { items: changed } of server.log.slice(received, received + count)) {
        items = merge(items, changed)
        received++
      }
    },
  }
}

function merge(items: readonly Item[], changed: readonly Item[]): Item[] {
  const byId = new Map(changed.map((item) => [item.id, item]))
  return items.map((item) => byId.get(item.id) ?? item)
}

// spec 3: lists: two tabs cannot corrupt the order
test('any sequence of moves in two tabs, each with stale knowledge, converges on one order in both, with no item lost or doubled', () => {
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    moved: fc.nat(IDS.length - 1),
    after: fc.option(fc.nat(IDS.length - 1)),
    sectionId: fc.constantFrom(null, 'a', 'b'),
    received: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const server = openServer()
      const tabs = [openTab(server), openTab(server)]
      for (const { tab, moved, after, sectionId, received } of steps) {
        const { order, receive } = tabs[tab] ?? openTab(server)
        const [id, anchor] = [order()[moved], after === null ? null : (order()[after] ?? null)]
        if (id !== undefined) server.move(id, sectionId, anchor)
        receive(received)
      }
      for (const { receive } of tabs) receive(steps.length)
      const [one, other] = tabs.map(({ order }) => order())
      expect(one).toEqual(other)
      expect(one).toEqual(inListOrder(server.items(), SECTIONS).map(({ id }) => id))
      expect(one?.toSorted()).toEqual(IDS.toSorted())
      expect(server.items().every(({ rank }) => rank.length <= RANK_LENGTH_MAX)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
