import type { RouterContextProvider } from 'react-router'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Frame } from '#clients/content/frame.ts'
import { isTradeClient, menuIdForRole } from '#domain/visitor/roles.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Loads the part of what surrounds every page that editors manage, for the visitor's audience (Spec §6). It is loaded
 * once per request, and cached for the guests of a locale. Null if the content service is unavailable.
 */
export function loadFrame(context: Context): Promise<Frame | null> {
  const pending = PENDING.get(context) ?? fetchFrame(context)
  PENDING.set(context, pending)
  return pending
}

const PENDING = new WeakMap<Context, Promise<Frame | null>>()

async function fetchFrame(context: Context): Promise<Frame | null> {
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
