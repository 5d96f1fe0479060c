import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from './test/debian-package.ts'

/** How many days the clock is ahead by default: some weeks, and more than a year. */
const DAYS = [45, 400]

/**
 * `npm run test:later [-- +45 +400 STEP …]`: runs `npm test` with a clock that is some days ahead, in Node, PostgreSQL
 * and Chromium alike. Only the clock is shifted; intervals are measured as usual. Exit code 1 if something fails.
 */
const args = process.argv.slice(2)
const steps = args.filter((argument) => !/^\+\d+$/.test(argument))
const days = args.filter((argument) => !steps.includes(argument)).map(Number)
const library = findLibrary()
for (const ahead of days.length > 0 ? days : DAYS) {
  console.log(`── in ${ahead} days ──`)
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/test.ts', ...steps],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        LD_PRELOAD: library,
        FAKETIME: `+${ahead}d`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        // Otherwise Chromium waits forever, since the library corrects waits that need no correction.
        FAKETIME_FORCE_MONOTONIC_FIX: '0',
        // Without it, each program leaves two files in /dev/shm.
        FAKETIME_DISABLE_SHM: '1',
        // Node reads file times without the library, so all other programs must see the same times.
        NO_FAKE_STAT: '1',
      },
    },
  )
  if (status !== 0) process.exitCode = 1
}

/** Returns the path of Debian's library for programs with threads, which is installed if permitted. */
function findLibrary(): string {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
  const path = `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`
  if (!existsSync(path)) installPackages('libfaketime')
  if (existsSync(path)) return path
  console.error('libfaketime shifts the clock: install it on Linux with `apt-get install libfaketime`.')
  process.exit(1)
}
