import { expect, test } from 'vitest'
import { shownFinish, showsOtherFinish } from './shown-finish.ts'

const CARRIED = ['ivory', 'moss', 'charcoal']

test('the model shows the finish that the product names for the variant, in whatever language it is sold', () => {
  expect(shownFinish(chosen('moss', 'Bouclé muschio'), CARRIED)).toBe('moss')
})

test('a model that names its finishes as the shop does needs no word from the product', () => {
  expect(shownFinish(chosen(null, 'Charcoal'), CARRIED)).toBe('charcoal')
})

test('a finish that the model does not carry is not guessed, and the visitor is told', () => {
  expect(shownFinish(chosen('walnut', 'Canaletto walnut'), CARRIED)).toBeNull()
  expect(showsOtherFinish(chosen('walnut', 'Canaletto walnut'), CARRIED)).toBe(true)
  expect(showsOtherFinish(chosen('moss', 'Moss bouclé'), CARRIED)).toBe(false)
})

test('a model without finishes, and a piece without a choice, differ from nothing', () => {
  expect(showsOtherFinish(chosen('moss', 'Moss bouclé'), [])).toBe(false)
  expect(showsOtherFinish({ modelFinish: null, selectedOptions: [] }, CARRIED)).toBe(false)
})

function chosen(modelFinish: string | null, value: string) {
  return { modelFinish, selectedOptions: [{ name: 'Upholstery', value }] }
}
