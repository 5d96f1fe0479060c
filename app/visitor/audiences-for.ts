import { type Audience, resolveAudiences } from '#domain/visitor/segments.ts'
import type { Visitor } from './context.ts'

export function audiencesFor({
  isPreview,
  previewedAudience,
  segments,
  role,
}: Pick<Visitor, 'isPreview' | 'previewedAudience' | 'segments' | 'role'>): readonly Audience[] {
  if (isPreview) return previewedAudience ? [previewedAudience] : []
  return resolveAudiences(segments, role)
}
