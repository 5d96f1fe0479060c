import { expect, test } from 'vitest'
import { isPictureName } from './picture-name.ts'

// spec 5: image search accepts only .jpeg, .jpg, .png, by name
test.each([
  ['sofa.jpg', true],
  ['sofa.jpeg', true],
  ['Sofa.PNG', true],
  ['my sofa.final.JPG', true],
  ['sofa.gif', false],
  ['sofa.webp', false],
  ['sofa.svg', false],
  ['sofa.jpg.exe', false],
  ['sofajpg', false],
  ['.jpg', false],
  ['', false],
])('"%s" may be searched with: %s', (name, isTaken) => {
  expect(isPictureName(name)).toBe(isTaken)
})
