import type { WorkspaceOptions } from 'sanity'
import { schemaTypes } from './schema/schema-types.ts'

/** The schema of both the hosted Studio and the one at the desk. */
export const schema = { types: schemaTypes }

/** Disables features that require services only Sanity has. */
export const disabledFeatures = {
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
} satisfies Partial<WorkspaceOptions>
