// The entry point of every npm script. It runs on Node 20 or later and needs nothing installed: it installs what is
// missing, then runs `scripts/NAME.ts` (or `demo/scripts/NAME.ts`, which is named with its folder) on the Node version
// that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...npmScriptArgs] = process.argv.slice(2)
const parentAtStart = process.ppid
/** The scripts that need no development packages. */
const RUN_SCRIPTS = new Set([
  'start',
  'build',
  'dev',
  'import',
  'export',
  'content',
  'demo/scripts/fill-shop',
  'reindex',
  'standing',
  'studio',
  'doctor',
])

const SHOP_SCRIPTS = new Set(['start', 'dev', 'import', 'export', 'content', 'reindex', 'doctor'])

/** Unused parts of packages (105 MB): headers for compiling add-ons, and prebuilt bundles of the model viewer. */
const UNUSED = [
  `node/node_modules/node-${process.platform}-${process.arch}/include`,
  '@google/model-viewer/dist',
]

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer, then try again.`)
}
const args = chooseShop()
ensureInstalled()
runScript(pinnedNode())

/**
 * Selects the shop with `--empty` (without the demonstration house) or `--house NAME` (the house in `houses/NAME`),
 * each with its own data folder. Returns the other arguments.
 */
function chooseShop() {
  if (!SHOP_SCRIPTS.has(name)) return npmScriptArgs
  const option = npmScriptArgs.indexOf('--house')
  const house = option === -1 ? null : npmScriptArgs[option + 1]
  if (house === undefined || (house && !existsSync(join(root, 'houses', house, 'house.json'))))
    fail('--house needs the name of a folder of houses/.')
  if (!house && !npmScriptArgs.includes('--empty')) return npmScriptArgs
  process.env.EMPTY = 'yes'
  process.env.DATA_FOLDER ||= join('data', house ?? 'empty')
  if (house) {
    process.env.HOUSE_FOLDER ||= join('houses', house)
    process.env.PICTURES_FOLDER ||= join('houses', house, 'pictures')
  }
  return npmScriptArgs.filter(
    (argument, index) => argument !== '--empty' && (!house || (index !== option && index !== option + 1)),
  )
}

/**
 * Installs what the script needs unless it is installed: the packages to build and run the shop, and for other scripts
 * also the development packages. A script that needs fewer never removes installed packages.
 */
function ensureInstalled() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lock = JSON.parse(lockText)
  const stampFile = join(root, 'node_modules', '.packages-installed')
  const stamp = (set) => `${createHash('sha256').update(lockText).digest('hex')} ${set}`
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (installed === stamp('all') || (installed === stamp('run') && RUN_SCRIPTS.has(name))) return
  let set = 'all'
  if (!matchesInstalled(lock, set)) {
    if (RUN_SCRIPTS.has(name) && !installed.endsWith(' all')) set = 'run'
    if (set === 'all' || !matchesInstalled(lock, set))
      install(set, lock.packages['node_modules/node'].version)
  }
  writeFileSync(stampFile, stamp(set))
}

/**
 * Warnings are hidden, because npm would list every package made for a newer Node than the one it runs on. Existing
 * packages are not removed, since a running shop may use them; a new folder gets exactly what the lock file lists.
 */
function install(set, nodeVersion) {
  const what = set === 'run' ? 'what the shop needs to run' : 'what tests and development need'
  console.log(`Installing ${what} (once, about a minute) …`)
  if (process.versions.node !== nodeVersion) {
    console.log(
      `The shop runs on Node ${nodeVersion}, which comes with its packages: your Node ${process.versions.node} only installs it.`,
    )
  }
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [command, ...npmArgs] = npm
  const mode = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const packages = set === 'run' ? '--omit=dev' : '--include=dev'
  const result = spawnSync(
    command,
    [...npmArgs, ...mode, packages, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (result.status !== 0) fail(`\`npm ${mode[0]}\` failed: see its message above, fix it, then try again.`)
  for (const folder of UNUSED) rmSync(join(root, 'node_modules', folder), { recursive: true, force: true })
}

/** Whether each package of the set is installed in the version of the lock file, according to npm's hidden list. */
function matchesInstalled(lock, set) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, locked]) => {
    const isOmitted = locked.optional || (set === 'run' && (locked.dev || locked.devOptional))
    return path === '' || isOmitted || installed[path]?.version === locked.version
  })
}

function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail('The pinned Node is missing: run `npm ci` with install scripts allowed, or use Node 24.')
}

/** Runs the script: forwards signals to it, exits with its exit code, and ends it when npm ends. */
function runScript(node) {
  const script = name.includes('/') ? `${name}.ts` : `scripts/${name}.ts`
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  // Ctrl-C already reaches the whole process group; forwarding it again is harmless.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  if (process.env.npm_lifecycle_event) {
    // A killed npm cannot forward anything: the script then has no parent left, and ends itself.
    setInterval(() => {
      if (process.ppid !== parentAtStart && child.connected) child.disconnect()
    }, 1000).unref()
  }
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
