import { expect, test } from 'vitest'
import { findNodeVersionProblems } from './node-version.ts'

const LOCK = { packages: { 'node_modules/node': { version: '24.1.0' } } }

test.each([
  ['24.1.0\n', 0],
  ['24.0.0\n', 1],
])('%j has %i problems', (named, count) => {
  expect(findNodeVersionProblems(named, LOCK)).toHaveLength(count)
})

test('.nvmrc names the pinned Node', () => {
  expect(findNodeVersionProblems()).toEqual([])
})
