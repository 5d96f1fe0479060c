import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, installPackages } from './debian-package.ts'

/** Debian's headless Chromium: the same engine with two thirds of the work. */
const HEADLESS_CHROMIUM = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser like those of visitors: CHROMIUM_PATH, Playwright's own, or one of the system. Otherwise it is installed:
 * Playwright's download, or as root Debian's package. Null if that fails.
 */
export function findChromium(): string | null {
  return findInstalledChromium() ?? download() ?? installed('chromium')
}

/** The browser for the journeys: like above, but headless if Debian provides that. */
export function findChromiumForJourneys(): string | null {
  const windowless = () => findProgram([HEADLESS_CHROMIUM]) ?? installed(HEADLESS_CHROMIUM)
  return given() ?? playwrights() ?? windowless() ?? findChromium()
}

/** An installed browser; null if there is none. */
export function findInstalledChromium(): string | null {
  return given() ?? playwrights() ?? systems()
}

function given(): string | null {
  const path = process.env.CHROMIUM_PATH
  return path && existsSync(path) ? path : null
}

function playwrights(): string | null {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function systems(): string | null {
  return findProgram(NAMES) ?? findProgram([HEADLESS_CHROMIUM])
}

function download(): string | null {
  console.log('Installing Chromium …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return playwrights()
}

/** Installs Debian's package if permitted; returns its path. */
function installed(name: string): string | null {
  installPackages(name, 'fonts-liberation')
  return findProgram([name])
}
