import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, installPackages } from './debian-package.ts'

/** Debian's headless Chromium: the same engine with two thirds of the work. */
const HEADLESS_CHROMIUM = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser like those of visitors: CHROMIUM_PATH, Playwright's own, or one of the system. If there is none,
 * installs Playwright's download, or as root Debian's package. Returns null if that fails.
 */
export function findChromium(): string | null {
  return findInstalledChromium() ?? download() ?? installPackage('chromium')
}

/** Finds the browser for the journeys: like `findChromium`, but prefers Debian's headless package to the system's. */
export function findChromiumForJourneys(): string | null {
  const headless = () => findProgram([HEADLESS_CHROMIUM]) ?? installPackage(HEADLESS_CHROMIUM)
  return configuredChromium() ?? playwrightChromium() ?? headless() ?? findChromium()
}

/** Finds an installed browser; returns null if there is none. */
export function findInstalledChromium(): string | null {
  return configuredChromium() ?? playwrightChromium() ?? systemChromium()
}

function configuredChromium(): string | null {
  const path = process.env.CHROMIUM_PATH
  return path && existsSync(path) ? path : null
}

function playwrightChromium(): string | null {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function systemChromium(): string | null {
  return findProgram(NAMES) ?? findProgram([HEADLESS_CHROMIUM])
}

function download(): string | null {
  console.log('Installing Chromium …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return playwrightChromium()
}

/** Installs a Debian package if permitted; returns the path of its program, or null. */
function installPackage(name: string): string | null {
  installPackages(name, 'fonts-liberation')
  return findProgram([name])
}
