-- A database made by the baseline alone draws permanent numbers from serials that temporary numbers use too, so that the
-- body of a number already issued could be drawn again. They begin above the temporary ones, as in older databases.
SELECT setval('perm_numbers', greatest(8605184, last_value), "last_value" >= 8605184) FROM "perm_numbers";
