import { findSourceFiles } from './source-files.ts'

type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
  resolved?: string
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

/** The lock files of all packages in the repository: the shop's, and those of applications such as the desk. */
export function readLocks(): { path: string; lock: Lock }[] {
  return findSourceFiles(/(^|\/)package-lock\.json$/).map(({ path, text }) => ({
    path,
    lock: JSON.parse(text),
  }))
}

export function findLockProblems(): string[] {
  return readLocks().flatMap(({ path, lock }) => problemsOf(path, lock))
}

/**
 * Finds builds for other platforms that are missing in a lock file, which `npm ci` would refuse, and registry URLs,
 * which not everyone can reach.
 */
export function problemsOf(file: string, lock: Lock): string[] {
  return [
    ...findMissingBuilds(lock).map(([path]) => `${file} lacks ${path}: run \`npm run lock\``),
    ...Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved?.includes('://'))
      .map(([path]) => `${file} states where ${path} was downloaded: run \`npm run lock\``),
  ]
}

/** Missing entries of optional dependencies in the lock file. */
export function findMissingBuilds({ packages }: Lock): [string, Entry][] {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolved(packages, parent, name))
      .map(([name, version]): [string, Entry] => [
        pathFor(packages, parent, name, version),
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

/** Returns the path next to the parent, or inside the parent if another version is there. */
function pathFor(packages: Lock['packages'], parent: string, name: string, version: string): string {
  const outer = parent.lastIndexOf('/node_modules/')
  const folder = outer < 0 ? '' : `${parent.slice(0, outer)}/`
  const path = `${folder}node_modules/${name}`
  return packages[path] && packages[path].version !== version ? `${parent}/node_modules/${name}` : path
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
