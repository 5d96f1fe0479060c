import { spawnSync } from 'node:child_process'

/**
 * `npm run nightly`: runs what takes too long for every commit: all journeys, including those tagged `@nightly`, every
 * page of the sitemap in five languages and six countries, and the long form of the attack. Continues after a failure,
 * then exits with code 1.
 */
const COMMANDS: readonly (readonly string[])[] = [['test'], ['crawl'], ['crawl', '--browser'], ['attack']]

for (const [script = '', ...args] of COMMANDS) {
  console.log(`── ${[script, ...args].join(' ')} ──`)
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...args],
    { stdio: 'inherit', env: { ...process.env, NIGHTLY: 'yes' } },
  )
  if (status !== 0) process.exitCode = 1
}
