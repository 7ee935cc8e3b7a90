import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/staff/staff.ts';

/** Display names of roles. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  ADMIN: phrases.administrator,
  REGISTRAR: phrases.registrar,
  TREASURER: phrases.treasurer,
  EDITOR: phrases.editor,
  HOSPITALITY: phrases.hospitality,
  DESK: phrases.arrivalDesk,
  CARE: phrases.careTeam,
  UNIT_OFFICER: phrases.unitOfficer,
  VIEWER: phrases.viewer,
};

/** What each role is for, in a sentence. */
export const roleDescriptions: Readonly<Record<StaffRole, string>> = {
  ADMIN: phrases.administratorHint,
  REGISTRAR: phrases.registrarHint,
  TREASURER: phrases.treasurerHint,
  EDITOR: phrases.editorHint,
  HOSPITALITY: phrases.hospitalityHint,
  DESK: phrases.arrivalDeskHint,
  CARE: phrases.careTeamHint,
  UNIT_OFFICER: phrases.unitOfficerHint,
  VIEWER: phrases.viewerHint,
};
