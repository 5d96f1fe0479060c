import { createClient } from '@sanity/client'
import { type Config, defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { disabledFeatures, schema } from '../workspace.ts'
import { API, callService } from './call-service.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { Settings } from './settings.ts'

const [FORM, PREVIEW] = ['editor', 'preview'] as const
/** Returns whether there is room for a form and a page of the shop beside it. */
const isWide = () => window.matchMedia('(min-width: 1200px)').matches

/** The configuration of the Studio that edits the house's own content service, for team members. */
export function embeddedConfig({ house, project, dataset }: Settings): Config {
  return defineConfig({
    title: house,
    projectId: project,
    dataset,
    apiHost: API,
    unstable_clientFactory: (config) =>
      createClient({
        ...config,
        apiHost: API,
        useProjectHostname: false,
        resolveFetch: () => callService,
      }),
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [
        { name: 'desk', title: house, url: `${location.origin}/desk/sign-in?returnTo=/desk/content` },
      ],
    },
    // The other strategy needs text search, which only Sanity provides.
    search: { strategy: 'groqLegacy' },
    plugins: [
      structureTool({
        defaultDocumentNode: (build) =>
          build
            .document()
            .views([
              build.view.form().id(FORM),
              build.view.component(PreviewPane).id(PREVIEW).title('Preview'),
            ])
            // On a narrow screen, only the form is open, and the preview can be opened with one click.
            .defaultPanes(isWide() ? [FORM, PREVIEW] : []),
      }),
    ],
    schema,
    ...disabledFeatures,
    document: {
      comments: { enabled: false },
    },
  })
}
