import type { ImageView } from '../../../services/libs/contracts/image/image-view.ts';
import type { Answered, Visitor } from './visitor.ts';

/** The name and the type that an upload claims for a file. */
export interface FileClaims {
  readonly name?: string;
  readonly type?: string;
}

export type ImageAnswer = Answered<ImageView & { readonly code?: string }>;

/** Sends a form as a browser does. */
export async function sendForm(staff: Visitor, form: FormData): Promise<ImageAnswer> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await written.arrayBuffer());
  return await staff.ask('POST', '/api/admin/images', { body, headers });
}

/** Sends one picture, or another file that claims to be one. */
export function sendImage(
  staff: Visitor,
  content: Buffer,
  { name = 'boat.jpg', type = 'image/jpeg' }: FileClaims = {},
): Promise<ImageAnswer> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name, { type }));
  return sendForm(staff, form);
}
