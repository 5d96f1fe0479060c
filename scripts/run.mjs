// The first file of every npm script. It runs on any Node from 20 on and needs nothing installed:
// it installs what is missing, then hands over to `scripts/NAME.ts` on the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const parentAtStart = process.ppid

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer, then try again.`)
}
ensureInstalled()
handOver(pinnedNode())

/** Runs `npm ci` unless what is installed is what the lock file asks for. */
function ensureInstalled() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stampFile = join(root, 'node_modules', '.bottega-installed')
  const stamp = createHash('sha256').update(lockText).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!matchesInstalled(JSON.parse(lockText))) {
    console.log('Installing dependencies (once, about a minute) …')
    const npm = process.env.npm_execpath?.endsWith('.js')
      ? [process.execPath, process.env.npm_execpath]
      : ['npm']
    const [command, ...first] = npm
    const done = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (done.status !== 0) fail('`npm ci` failed: see its message above, mend it, then try again.')
  }
  writeFileSync(stampFile, stamp)
}

/** Whether every package of the lock file is installed in its version (npm keeps its own list of them). */
function matchesInstalled(lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  )
}

function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail('The pinned Node is missing: run `npm ci` with install scripts allowed, or use Node 24.')
}

/** Runs the script; signals go to it, its exit code comes back, and it is told when we are gone. */
function handOver(node) {
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${name}.ts`), ...args],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
    },
  )
  // Ctrl-C reaches the whole process group by itself; passing it on again does no harm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  if (process.env.npm_lifecycle_event) {
    // A killed npm cannot pass anything on: then the script is left without a parent, and ends itself.
    setInterval(() => {
      if (process.ppid !== parentAtStart && child.connected) child.disconnect()
    }, 1000).unref()
  }
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
