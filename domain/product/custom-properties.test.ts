import { expect, test } from 'vitest'
import { readCustomProperties } from './product-attributes.ts'

// spec 3: product: lighting properties
test('the lighting properties of a lamp are parsed', () => {
  const lamp = readCustomProperties(
    '{"watt":60,"voltage":"220-240 V","lumen":"806","bulb":"E27","energyClass":"F","dimmable":true}',
  )
  expect(lamp).toMatchObject({
    watt: '60',
    voltage: '220-240 V',
    lumen: '806',
    bulb: 'E27',
    energyClass: 'F',
    dimmable: true,
    com: false,
  })
})

test('dimmable is unknown if missing, and false only if stated', () => {
  expect(readCustomProperties('{}').dimmable).toBeNull()
  expect(readCustomProperties('{"dimmable":false}').dimmable).toBe(false)
})

test.each([
  ['{"availableFrom":"2027-03-16"}', '2027-03-16'],
  ['{"availableFrom":"2027-02-30"}', null],
  ['{"availableFrom":"soon"}', null],
  ['{}', null],
])('%s is available from %s', (value, availableFrom) => {
  expect(readCustomProperties(value).availableFrom).toBe(availableFrom)
})

test.each([
  ['{"warehouse":"in-house"}', 'in-house'],
  ['{"warehouse":"other"}', 'other'],
  ['{"warehouse":"Milan"}', null],
])('%s leaves from %s', (value, warehouse) => {
  expect(readCustomProperties(value).warehouse).toBe(warehouse)
})

test('each variant may name its finish in the 3D model', () => {
  const written = '{"modelFinishes":{"NUV-001":"ivory","NUV-002":"","NUV-003":7}}'
  expect(readCustomProperties(written).modelFinishes).toEqual({ 'NUV-001': 'ivory', 'NUV-003': '7' })
  expect(readCustomProperties('{"modelFinishes":"ivory"}').modelFinishes).toEqual({})
})
