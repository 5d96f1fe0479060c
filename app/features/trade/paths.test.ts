import { expect, test } from 'vitest'
import { TRADE_APPLICATION_PATH, TRADE_PATH, TRADE_RECEIVED_PATH } from './paths.ts'

test('the application and what follows it are below the page of the programme', () => {
  expect([TRADE_APPLICATION_PATH, TRADE_RECEIVED_PATH]).toEqual([
    `${TRADE_PATH}/apply`,
    `${TRADE_PATH}/apply/received`,
  ])
})
