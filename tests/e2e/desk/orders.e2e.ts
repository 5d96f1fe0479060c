import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const { orders } = en.resources
const { actions } = orders

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
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)

  const act = async (label: string, fill: () => Promise<void> = async () => {}) => {
    await desk.getByRole('button', { name: label, exact: true }).first().click()
    await fill()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: label, exact: true }).last().click()
    await expect(desk.getByRole('form', { name: label })).toHaveCount(0)
  }
  await act(actions['transfer-received'].label)
  await expect(desk.getByText(orders.values.stage.paid).first()).toBeVisible()
  await act(actions.ship.label, async () => {
    await desk.getByLabel(orders['action-fields'].company).fill('DHL')
    await desk.getByLabel(orders['action-fields'].number).fill('JD0142')
  })
  await expect(desk.getByText(orders.values.stage.sent).first()).toBeVisible()
  await act(actions['add-note'].label, () =>
    desk.getByRole('textbox', { name: orders['action-fields'].text }).fill('Rings twice'),
  )
  await expect(desk.getByText('Rings twice')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText('JD0142')).toBeVisible()
  await expect(page.getByText('Rings twice')).toHaveCount(0)
})
