import type { RouterContextProvider } from 'react-router'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Frame } from '#clients/content/frame.ts'
import { isTradeClient, menuIdForRole } from '#domain/visitor/roles.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The edited part of what surrounds every page, for the visitor's audience (Spec §6). All loaders of a request share
 * it, and the guests of a locale its cache. Null if the content service is unavailable.
 */
export function loadFrame(context: Context): Promise<Frame | null> {
  const reading = READINGS.get(context) ?? read(context)
  READINGS.set(context, reading)
  return reading
}

const READINGS = new WeakMap<Context, Promise<Frame | null>>()

async function read(context: Context): Promise<Frame | null> {
  const visitor = context.get(visitorContext)
  const { locale, isPreview, role, previewedMenu } = visitor
  const found = await context.get(clientsContext).content.getFrame({
    menu: previewedMenu ?? menuIdForRole(role),
    locale,
    isTrade: isTradeClient(role),
    segments: audiencesFor(visitor),
    isPreview,
  })
  return found.ok ? found.value : null
}
