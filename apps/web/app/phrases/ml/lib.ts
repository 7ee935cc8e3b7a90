export * from '../en/lib.ts';

export const somethingWentWrongPleaseTryAgain = 'എന്തോ പിശക് സംഭവിച്ചു. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.';
export const weCouldntReachTheServerPlease =
  'സെർവറുമായി ബന്ധപ്പെടാൻ കഴിഞ്ഞില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കി വീണ്ടും ശ്രമിക്കുക; ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.';
export const theServerDidntSayWhatHappened =
  'എന്തു സംഭവിച്ചെന്ന് സെർവർ പറഞ്ഞില്ല. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക; ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.';
export const nothingWasSavedPleaseTryAgain =
  'ഒന്നും സേവ് ചെയ്തിട്ടില്ല. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക; ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.';
