import { expect, test } from 'vitest'
import { problemsOf, readLocks } from './lock-file.ts'

test('every lock file of the repository is read', () => {
  expect(readLocks().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['package-lock.json', 'desk/package-lock.json']),
  )
})

test('a build for another platform that npm left out is found, and so is the address of a registry', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/sharp': { version: '1.0.0', optionalDependencies: { '@img/sharp-win32-x64': '1.0.0' } },
      'node_modules/zod': { version: '4.0.0', resolved: 'https://registry.example/zod-4.0.0.tgz' },
      'node_modules/demo': { resolved: 'demo' },
    },
  }
  expect(problemsOf('desk/package-lock.json', lock)).toEqual([
    'desk/package-lock.json lacks node_modules/@img/sharp-win32-x64: run `npm run lock`',
    'desk/package-lock.json states where node_modules/zod was downloaded: run `npm run lock`',
  ])
})
