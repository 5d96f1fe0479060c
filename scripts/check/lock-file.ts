import { readFileSync } from 'node:fs'

export const LOCK_FILE = 'package-lock.json'
type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Entry> }

const SYSTEMS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
}
const PROCESSORS: Record<string, string> = {
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

export function readLock(): Lock {
  const lock: Lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
  return lock
}

/** Builds for other platforms that are missing in the lock file, which `npm ci` would refuse. */
export function findLockProblems(): string[] {
  return findMissingBuilds(readLock()).map(([path]) => `${LOCK_FILE} lacks ${path}: run \`npm run lock\``)
}

/** Missing entries of optional dependencies in the lock file. */
export function findMissingBuilds({ packages }: Lock): [string, Entry][] {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolved(packages, parent, name))
      .map(([name, version]): [string, Entry] => [
        placeFor(packages, parent, name, version),
        { version, ...(entry.dev && { dev: true }), optional: true, ...platformOf(name) },
      ]),
  )
}

/** Whether Node would find the package from the folder of its parent. */
function isResolved(packages: Lock['packages'], parent: string, name: string): boolean {
  const folders = parent.split('/node_modules/')
  return (
    folders.some((_, depth) => {
      const folder = folders.slice(0, folders.length - depth).join('/node_modules/')
      return `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages
    }) || `node_modules/${name}` in packages
  )
}

/** At the top, or next to its parent if another version is there. */
function placeFor(packages: Lock['packages'], parent: string, name: string, version: string): string {
  const outer = parent.lastIndexOf('/node_modules/')
  const folder = outer < 0 ? '' : `${parent.slice(0, outer)}/`
  const place = `${folder}node_modules/${name}`
  return packages[place] && packages[place].version !== version ? `${parent}/node_modules/${name}` : place
}

/** Names of builds contain their platform: `…-darwin-arm64`, `…-linux-x64-musl`, `…-win32-x64-msvc`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name
    .replace('wasm32-wasi', 'wasm32')
    .replace(/^@[^/]+\//, '')
    .split(/[-_]/)
  const os = words.map((word) => SYSTEMS[word]).find(Boolean)
  const cpu = words.map((word) => PROCESSORS[word]).find(Boolean)
  const libc =
    words.includes('musl') || words.includes('linuxmusl')
      ? ['musl']
      : words.includes('gnu') || words.includes('gnueabihf')
        ? ['glibc']
        : null
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && os === 'linux' && { libc }) }
}
