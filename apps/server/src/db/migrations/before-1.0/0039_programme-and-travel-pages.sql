-- Two more pages for the editors to fill.
INSERT INTO "pages" ("id", "design_type", "title") VALUES
  (gen_random_uuid(), 'PROGRAMME_PAGE', 'Programme'),
  (gen_random_uuid(), 'TRAVEL_PAGE', 'Hotel & travel')
ON CONFLICT DO NOTHING;
