import { testAccessibility } from '../accessibility-tests.ts';
import { phone } from '../devices.ts';

testAccessibility(phone);
