import { testAccessibility } from '../accessibility-tests.ts';
import { laptop } from '../devices.ts';

testAccessibility(laptop);
