import { readFile } from 'node:fs/promises'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const { orders } = en.resources
const { actions } = orders

// spec 5: the order desk confirms a transfer and ships the piece
test('the order desk confirms a transfer and ships the piece, and its buyer reads the tracking number', async ({
  page,
  visit,
  t,
  browser,
  baseURL,
}) => {
  test.slow()
  await buyAsGuest({ page, visit, t, where: HOME }, { currency: '$', look: async () => {} })
  const [number = ''] = /BT-\d{4}-\d+/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  expect(number).not.toBe('')

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const desk = await context.newPage()
  await enterDesk(desk, t, 'order desk', '/desk/orders')
  await desk.getByLabel(orders.filters.text).fill(number)
  await expect(desk).toHaveURL(/filter=/)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)

  const act = async (label: string, fill: () => Promise<void> = async () => {}) => {
    await desk.getByRole('button', { name: label, exact: true }).first().click()
    await fill()
    await desk.getByRole('button', { name: label, exact: true }).last().click()
    await expect(desk.getByRole('form', { name: label })).toHaveCount(0)
  }
  await act(actions['transfer-received'].label)
  await expect(desk.getByText(orders.values.stage.paid).first()).toBeVisible()
  // A colleague has the same page open, and acts too late.
  const colleague = await context.newPage()
  await colleague.goto(desk.url())
  await colleague.getByRole('button', { name: actions.cancel.label, exact: true }).click()
  await colleague.keyboard.press('Escape')
  await expect(colleague.getByRole('form', { name: actions.cancel.label })).toHaveCount(0)
  await colleague.keyboard.press('Enter')
  const pack = async (tracking: string) => {
    await desk.getByLabel(orders['action-fields'].company).fill('DHL')
    await desk.getByLabel(orders['action-fields'].number).fill(tracking)
  }
  await act(actions.ship.label, async () => {
    await desk.getByRole('button', { name: orders.parcels.another }).click()
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
    await desk.getByRole('button', { name: orders.parcels.remove.replace('{number}', '2') }).click()
    await pack('JD0141')
  })
  await expect(desk.getByText(orders.values.stage.sent).first()).toBeVisible()
  // The email waits, so that a mistake can be taken back.
  await act(actions['take-back'].label)
  await expect(desk.getByText('JD0141')).toHaveCount(0)
  await act(actions.ship.label, () => pack('JD0142'))
  await expect(desk.getByText(orders.values.stage.sent).first()).toBeVisible()
  await colleague.getByRole('button', { name: actions.cancel.label, exact: true }).last().click()
  await expect(colleague.getByRole('alert')).toContainText(en.errors['version-outdated'])
  await expect(colleague.getByRole('alert')).toContainText(orders.fields.fulfilments)
  await expectAccessible(colleague)
  await colleague.close()

  await act(actions.refund.label, async () => {
    await desk.getByLabel(/^Pieces of /).fill('1')
    await desk.getByLabel(orders.refunds.restock).uncheck()
    await desk.getByRole('textbox', { name: orders.refunds.other }).fill('10.00')
    await desk.getByLabel(orders.refunds.cause).selectOption(orders.refunds.causes.damaged)
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
  })
  await expect(desk.getByText(new RegExp(`1 × .* · ${orders.refunds.causes.damaged}`)).first()).toBeVisible()
  await act(actions['add-note'].label, () =>
    desk.getByRole('textbox', { name: orders['action-fields'].text }).fill('Rings twice'),
  )
  await expect(desk.getByText('Rings twice')).toBeVisible()

  for (const document of ['packing-slip', 'pro-forma'] as const) {
    const link = desk.getByRole('link', { name: orders.documents[document] })
    const file = await desk.request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }

  await desk.goto(`/desk/orders?filter=${encodeURIComponent(JSON.stringify({ text: number }))}`)
  await expect(desk.getByRole('link', { name: number })).toBeVisible()
  await desk.getByRole('button', { name: en.desk.export.label }).click()
  const download = desk.waitForEvent('download')
  await desk.getByRole('menuitem', { name: orders.exports.orders }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(2)
  expect(table).toContain(number)
  await context.close()

  await page.reload()
  await expect(page.getByText('JD0142')).toBeVisible()
  await expect(page.getByText('Rings twice')).toHaveCount(0)
})
