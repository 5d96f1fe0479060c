import { type APIRequestContext, expect } from '@playwright/test'
import { readServices } from './services.ts'

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
  (day) => [`offices[0].${day}`, { open: true, morning: { start: '00:00', end: '23:59' } }],
)
/** The first office is there around the clock, whenever the journey runs. */
export const ALWAYS = {
  ...Object.fromEntries(EVERY_DAY),
  'offices[0].extraClosures': [],
  'offices[0].recurringHolidays': [],
}

/** Sets fields of the settings of the chat. */
export async function setHours(request: APIRequestContext, fields: object): Promise<void> {
  const { content } = await readServices()
  const headers = { authorization: `Bearer ${content.writeToken}` }
  const data = { mutations: [{ patch: { id: 'chatConfig', set: fields } }] }
  const address = `${content.url}/v2025-02-19/data/mutate/${content.dataset}`
  expect((await request.post(address, { headers, data })).status()).toBe(200)
}
