import { expect, test } from 'vitest'
import { findModelFinish, showsOtherFinish } from './model-stage.tsx'

const CARRIED = ['ivory', 'moss', 'charcoal']

// spec 1: the AR view shows the chosen finish
test('the model shows the finish that the product assigns to the variant, in whatever language', () => {
  expect(findModelFinish(chosen('moss', 'Bouclé muschio'), CARRIED)).toBe('moss')
})

test('a finish named like the chosen value needs no assignment', () => {
  expect(findModelFinish(chosen(null, 'Charcoal'), CARRIED)).toBe('charcoal')
})

test('an unknown finish is not guessed, and the visitor is informed', () => {
  expect(findModelFinish(chosen('walnut', 'Canaletto walnut'), CARRIED)).toBeNull()
  expect(showsOtherFinish(chosen('walnut', 'Canaletto walnut'), CARRIED)).toBe(true)
  expect(showsOtherFinish(chosen('moss', 'Moss bouclé'), CARRIED)).toBe(false)
})

test('a model without finishes, and a piece without options, need no note', () => {
  expect(showsOtherFinish(chosen('moss', 'Moss bouclé'), [])).toBe(false)
  expect(showsOtherFinish({ modelFinish: null, selectedOptions: [] }, CARRIED)).toBe(false)
})

function chosen(modelFinish: string | null, value: string) {
  return { modelFinish, selectedOptions: [{ name: 'Upholstery', value }] }
}
