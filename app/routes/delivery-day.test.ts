import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { parsePreviewDate, previewContext } from '#app/preview/preview.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loadDeliveryDay } from './delivery-day.server.ts'

const SNOW: DeliveryNotice = {
  id: 'snow',
  kind: 'delay',
  delayWeekdays: 4,
  text: 'Snow on the passes',
  stripText: null,
  link: null,
  from: '2031-01-10',
  to: '2031-01-10',
  places: ['strip'],
}

function contextWith(getFrame: () => Promise<unknown>, day: string | null = null) {
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(new URL('https://shop.example/it-it/'), SAMPLE_HOUSE))
  context.set(previewContext, {
    view: 'draft',
    isFramed: false,
    date: parsePreviewDate(day),
    audience: null,
    menu: null,
  })
  context.set(clientsContext, { content: { getFrame } } as unknown as Clients)
  return context
}

// spec 9: a notice on the page of a piece, and as of a previewed day
test.each([
  ['2031-01-09', 0],
  ['2031-01-10', 4],
  ['2031-01-11', 0],
])(
  'an editor sees the notices of the day that they preview: on %s a delay of %i weekdays',
  async (day, delay) => {
    const found = await loadDeliveryDay(contextWith(async () => ok({ notices: [SNOW] }), day))
    expect(found).toMatchObject({ home: SAMPLE_HOUSE.country, today: day, delayWeekdays: delay })
  },
)

test('the loaders of a page read the notices once, and a page does without them', async () => {
  let calls = 0
  const context = contextWith(async () => {
    calls += 1
    return refuse('content-unavailable')
  })
  const both = await Promise.all([loadDeliveryDay(context), loadDeliveryDay(context)])
  expect([calls, both.map(({ notices }) => notices)]).toEqual([1, [[], []]])
})
