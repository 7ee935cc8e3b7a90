/**
 * How large an uploaded file may be, in megabytes (SPEC §5, §9). Endpoints, checks and sentences take the numbers from here.
 * What a proxy lets through follows: `deploy/`, the doctor and docs/operations.md say the largest body (a form with five consents), which
 * `largest-body.test.ts` compares; `docs/security/inventory.md` names the numbers by hand.
 */
export const uploadMegabytes = {
  consentForm: 10,
  familyPicture: 10,
  profilePicture: 10,
  media: 10,
  attachment: 2,
  bankStatement: 2,
  hotelNumbers: 2,
} as const;

/** The same limit in bytes. */
export function uploadBytes(upload: keyof typeof uploadMegabytes): number {
  return uploadMegabytes[upload] * 1024 * 1024;
}
